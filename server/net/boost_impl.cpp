// Compiles the non-template parts of Asio and Beast once, for all files of this folder.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
